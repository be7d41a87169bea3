import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in Spanish. */
export const es: AffiliateMailWords = {
  desk: 'Abrir el panel de afiliado',
  agreement: 'Contrato del programa',
  fee: 'El cargo por ello es de {amount} (cláusula 16).',
  events: {
    applied: {
      subject: 'Hemos recibido su solicitud',
      text: [
        'Su solicitud para el programa de afiliados nos ha llegado. Con ella aceptó el contrato del programa.',
        'La leerá una persona. La respuesta llegará a esta dirección.',
      ],
    },
    approved: {
      subject: 'Le damos la bienvenida al programa de afiliados',
      text: [
        'Su solicitud está aprobada. Su número de afiliado es el {number}.',
        'En el panel encontrará sus enlaces y banners, y lo que gana con ellos.',
      ],
    },
    declined: {
      subject: 'Su solicitud para el programa de afiliados',
      text: [
        'Hemos decidido no aprobar su solicitud. Podrá presentar otra cuando hayan desaparecido los motivos.',
      ],
    },
    ended: {
      subject: 'Su contrato de afiliado ha terminado',
      text: [
        'El contrato de afiliado del número {number} termina hoy. Retire todos los enlaces y banners.',
        'La cláusula 24 del contrato dice qué ocurre con las comisiones ganadas.',
      ],
    },
    'ended-for-cause': {
      subject: 'Su contrato de afiliado ha terminado',
      text: [
        'Ponemos fin hoy al contrato de afiliado del número {number}, con causa. Retire todos los enlaces y banners.',
        'La cláusula 24 del contrato dice qué ocurre con las comisiones ganadas.',
      ],
    },
    flagged: {
      subject: 'Un aviso en su panel de afiliado',
      text: [
        'Hemos registrado un aviso sobre su número de afiliado {number}: {kind} (cláusula {section} del contrato).',
        'El panel muestra de qué se trata y qué comisión queda retenida. Si el aviso es un error, puede reclamar desde esa misma página.',
      ],
    },
    objected: {
      subject: 'Hemos recibido su reclamación',
      text: [
        'Su reclamación contra el aviso «{kind}» nos ha llegado. Una persona la leerá y decidirá. Recibirá la decisión en esta dirección.',
      ],
    },
    released: {
      subject: 'Se ha retirado un aviso',
      text: [
        'Hemos retirado el aviso «{kind}» (cláusula {section}). La comisión retenida es suya.',
        'El motivo: {why}',
      ],
    },
    upheld: {
      subject: 'Se ha confirmado un aviso',
      text: [
        'Hemos confirmado el aviso «{kind}» (cláusula {section}). La comisión retenida no se paga.',
        'El motivo: {why}',
      ],
    },
    paid: {
      subject: 'Su comisión: {amount}',
      text: ['Le hemos pagado {amount}. Es el pago de {month}.'],
    },
    changed: {
      subject: 'El contrato del programa ha cambiado',
      text: [
        'Está en vigor una nueva versión del contrato del programa, con fecha del {date}.',
        'Si sigue utilizando los enlaces de afiliado, la acepta. Si no está de acuerdo, puede poner fin al contrato (cláusula 27).',
      ],
    },
  },
}
