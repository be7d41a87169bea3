import type { MemberWords } from './words-type.ts'

/** What members read in Portuguese. */
export const pt: MemberWords = {
  account: 'Minha conta',
  logOut: 'Sair',
  passwordTitle: 'Sua senha',
  passwordText: 'Entrar por e-mail sempre funciona. A senha é para quem prefere ter uma.',
  passwordLink: 'Crie ou mude a senha',
  currentPassword: 'Senha atual',
  currentWrong: 'Essa não é a sua senha atual.',
  newPassword: 'Nova senha',
  passwordRule: 'Pelo menos 8 caracteres, com uma letra e um número.',
  passwordButton: 'Salvar a senha',
  passwordByMail:
    'Ainda não tem senha ou esqueceu? Enviaremos para {email} um link que abre esta página.',
  passwordMailButton: 'Enviar o link por e-mail',
  passwordPatience: 'Foram digitadas muitas senhas incorretas. Peça o link por e-mail.',
  passwordDropped:
    'A senha digitada ao criar a conta não vale mais, porque não sabemos se foi você quem a digitou. Escolha uma agora ou continue entrando por e-mail.',
  passwordSkip: 'Continuar sem senha',
  passwordSet: 'Sua senha foi salva. Todos os outros dispositivos foram desconectados.',
  signOutEverywhere: 'Sair de todos os dispositivos',
  signOutText:
    'Encerra todas as sessões desta conta: aqui, no site e em todos os outros dispositivos.',
  accountTitle: 'Minha conta',
  backToAccount: 'Voltar a Minha conta',
  licence: 'Licença',
  licenceHeld: '{users}, até {date}',
  noLicence: 'Conta grátis',
  noLicenceText:
    'Você vê a prévia dos modelos. Para baixar, editar e imprimir, é preciso um plano pago.',
  toPlans: 'Ver planos e preços',
  toLicence: 'Ler o contrato de licença',
  noOrders: 'Você ainda não comprou nada.',
  savePdf: 'Baixar em PDF',
  print: 'Você também pode imprimir esta página.',
  mail: 'E-mails',
  mailTitle: 'Seus e-mails',
  mailText: 'As mensagens que escrevemos a você.',
  mailHere:
    'Não há servidor de e-mail configurado aqui: o que seria enviado a você está nesta página.',
  noMail: 'Ainda não há e-mails para você.',
  mailGoesOut: 'Os e-mails são enviados para {email}.',
  backToMail: 'Voltar aos e-mails',
  download: 'Baixar o documento',
  mayDownload:
    'Com sua licença {plan}, válida até {date}, você pode baixar, editar e imprimir este modelo.',
  forbiddenTitle: 'Para baixar, é preciso um plano pago',
  forbiddenText:
    'Com a conta grátis, você vê a prévia dos modelos. Com um plano pago, pode baixar, editar e imprimir todos.',
  limitedTitle: 'Os downloads estão suspensos',
  tooManyDocuments:
    '{count} documentos foram baixados com sua licença em um dia. O contrato de licença não permite passar desse limite.',
  tooManyAddresses:
    'Sua licença foi usada a partir de mais de {count} endereços IP em um dia. O contrato de licença não permite passar desse limite.',
  limitedNext:
    'Os downloads voltam a funcionar em até um dia. Se não foi você, ou se precisa de mais, fale conosco.',
  toContact: 'Fale conosco',
  fileNote:
    'Este arquivo vem da página que faz as vezes do aplicativo web. Contém o título do modelo e o texto da prévia; o aplicativo web tem o documento completo.',
  fileFields: 'Substitua o que está entre [colchetes].',
}
