import type { MemberWords } from './words-type.ts'

/** What members read in Spanish. */
export const es: MemberWords = {
  account: 'Su cuenta',
  logOut: 'Cerrar sesión',
  accountTitle: 'Su cuenta',
  backToAccount: 'Volver a su cuenta',
  licence: 'Licencia',
  licenceHeld: '{plan}, {users}, hasta el {date}',
  noLicence:
    'Prueba gratuita: solo vista previa. Para descargar, editar e imprimir se necesita un plan de pago.',
  toPlans: 'Ver planes y precios',
  toLicence: 'Leer el contrato de licencia',
  orders: 'Pedidos y recibos',
  noOrders: 'Todavía no ha comprado nada.',
  savePdf: 'Descargar en PDF',
  print: 'También puede imprimir esta página.',
  mail: 'Correo',
  mailTitle: 'Su correo',
  mailText:
    'Aquí no hay servidor de correo configurado: lo que se le habría enviado está en esta página.',
  noMail: 'Todavía no hay correo para usted.',
  mailGoesOut: 'El correo se envía a {email}.',
  backToMail: 'Volver a su correo',
  download: 'Descargar el documento',
  mayDownload:
    'Su licencia: {plan}, hasta el {date}. Puede descargar, editar e imprimir esta plantilla.',
  forbiddenTitle: 'Para descargar se necesita un plan de pago',
  forbiddenText:
    'La prueba gratuita muestra vistas previas. Con un plan de pago descarga, edita e imprime todas las plantillas.',
  limitedTitle: 'Las descargas están en pausa',
  tooManyDocuments:
    'Con su licencia se han descargado {count} documentos en un día. El contrato de licencia no permite más.',
  tooManyAddresses:
    'Su licencia se ha usado desde más de {count} direcciones de red en un día. El contrato de licencia no permite más.',
  limitedNext:
    'Las descargas vuelven a funcionar en el plazo de un día. Si no ha sido usted o necesita más, escríbanos.',
  toContact: 'Escribirnos',
  fileNote:
    'Este archivo procede de la página que ocupa el lugar de la aplicación web. Contiene el título de la plantilla y el texto de su vista previa; la aplicación web tiene el documento completo.',
  fileFields: 'Sustituya lo que está entre [corchetes].',
}
