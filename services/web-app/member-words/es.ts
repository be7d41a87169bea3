import type { MemberWords } from './words-type.ts'

/** What members read in Spanish. */
export const es: MemberWords = {
  account: 'Mi cuenta',
  logOut: 'Cerrar sesión',
  passwordTitle: 'Su contraseña',
  passwordText: 'Siempre puede iniciar sesión por correo. La contraseña es para quien la prefiera.',
  passwordLink: 'Crearla o cambiarla',
  currentPassword: 'Contraseña actual',
  currentWrong: 'Esa no es su contraseña actual.',
  newPassword: 'Contraseña nueva',
  passwordRule: 'Al menos 8 caracteres, con una letra y un número.',
  passwordButton: 'Guardar la contraseña',
  passwordByMail:
    '¿Aún no tiene contraseña o la ha olvidado? Enviaremos a {email} un enlace que abre esta página.',
  passwordMailButton: 'Enviarme el enlace',
  passwordPatience: 'Se han escrito demasiadas contraseñas incorrectas. Pida el enlace por correo.',
  passwordDropped:
    'La contraseña que se escribió al crear la cuenta ya no vale, porque no sabemos si la escribió usted. Elija una ahora o siga iniciando sesión por correo.',
  passwordSkip: 'Continuar sin contraseña',
  passwordSet:
    'Su contraseña está guardada. Se ha cerrado la sesión en todos los demás dispositivos.',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  signOutText:
    'Cierra todas las sesiones de esta cuenta: aquí, en el sitio y en los demás dispositivos.',
  accountTitle: 'Mi cuenta',
  backToAccount: 'Volver a Mi cuenta',
  licence: 'Licencia',
  licenceHeld: '{users}, hasta el {date}',
  noLicence: 'Cuenta gratuita',
  noLicenceText:
    'Las plantillas se ven en vista previa. Para descargarlas, editarlas e imprimirlas se necesita un plan de pago.',
  toPlans: 'Ver planes y precios',
  toLicence: 'Leer el contrato de licencia',
  noOrders: 'Todavía no ha comprado nada.',
  savePdf: 'Descargar en PDF',
  print: 'También puede imprimir esta página.',
  mail: 'Correos',
  mailTitle: 'Sus correos',
  mailText: 'Los mensajes que le hemos escrito.',
  mailHere:
    'Aquí no hay ningún servidor de correo configurado: lo que se le habría enviado está en esta página.',
  noMail: 'Todavía no hay correos para usted.',
  mailGoesOut: 'Los correos se envían a {email}.',
  backToMail: 'Volver a los correos',
  download: 'Descargar el documento',
  mayDownload:
    'Con su licencia {plan}, válida hasta el {date}, puede descargar, editar e imprimir esta plantilla.',
  forbiddenTitle: 'Para descargar se necesita un plan de pago',
  forbiddenText:
    'Con la cuenta gratuita, las plantillas se ven en vista previa. Con un plan de pago puede descargarlas, editarlas e imprimirlas todas.',
  limitedTitle: 'Las descargas están en pausa',
  tooManyDocuments:
    'Con su licencia se han descargado {count} documentos en un día. El contrato de licencia no permite más.',
  tooManyAddresses:
    'Su licencia se ha usado desde más de {count} direcciones IP en un día. El contrato de licencia no permite más.',
  limitedNext:
    'Las descargas volverán a funcionar en el plazo de un día. Si no ha sido usted o necesita más descargas, escríbanos.',
  toContact: 'Escríbanos',
  fileNote:
    'Este archivo procede de la página que ocupa el lugar de la aplicación web. Contiene el título de la plantilla y el texto de su vista previa; la aplicación web tiene el documento completo.',
  fileFields: 'Sustituya lo que está entre [corchetes].',
}
