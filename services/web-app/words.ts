import type { Locale } from '#lib/config/locales.ts'

export type Words = {
  /** Says honestly what this page is. */
  standIn: string
  arrivedTitle: string
  arrivedText: string
  email: string
  userId: string
  destination: string
  search: string
  entryPage: string
  language: string
  library: string
  affiliateClick: string
  none: string
  refusedTitle: string
  refusedText: string
  signedOutTitle: string
  signedOutText: string
  toLogin: string
  loginTitle: string
  loginText: string
  createTitle: string
  createText: string
  missingTitle: string
  missingText: string
  failedTitle: string
  failedText: string
}

const en: Words = {
  standIn: 'This page stands in for the web app, which is a separate system.',
  arrivedTitle: 'You have arrived.',
  arrivedText: 'Your account is ready and you are signed in. This is what the site handed over:',
  email: 'E-mail address',
  userId: 'User number',
  destination: 'Destination',
  search: 'Search',
  entryPage: 'Entry page',
  language: 'Language',
  library: 'Document library',
  affiliateClick: 'Partner click',
  none: 'none',
  refusedTitle: 'This link no longer works',
  refusedText: 'A sign-in link works once and for one minute. Please log in instead.',
  signedOutTitle: 'You are not signed in',
  signedOutText: 'Please log in to open your documents.',
  toLogin: 'Go to the login page',
  loginTitle: 'Log in',
  loginText: 'The form is shown for its place only: signing in belongs to the real web app.',
  createTitle: 'Create an account',
  createText: 'The form is shown for its place only: accounts are created on the site.',
  missingTitle: 'This page could not be found',
  missingText: 'The web app has no page at this address.',
  failedTitle: 'Something went wrong',
  failedText: 'The page cannot be shown at the moment. Please try again shortly.',
}

const fr: Words = {
  standIn: 'Cette page tient lieu d’application web, laquelle est un système distinct.',
  arrivedTitle: 'Vous voilà à bon port.',
  arrivedText: 'Votre compte est prêt et vous êtes connecté. Voici ce que le site a transmis :',
  email: 'Adresse courriel',
  userId: 'Numéro d’utilisateur',
  destination: 'Destination',
  search: 'Recherche',
  entryPage: 'Page d’entrée',
  language: 'Langue',
  library: 'Bibliothèque de documents',
  affiliateClick: 'Clic partenaire',
  none: 'non précisé',
  refusedTitle: 'Ce lien n’est plus valable',
  refusedText:
    'Un lien de connexion ne sert qu’une fois, pendant une minute. Veuillez vous connecter.',
  signedOutTitle: 'Vous n’êtes pas connecté',
  signedOutText: 'Connectez-vous pour ouvrir vos documents.',
  toLogin: 'Aller à la page de connexion',
  loginTitle: 'Connexion',
  loginText:
    'Le formulaire n’est là que pour mémoire : la connexion relève de la véritable application.',
  createTitle: 'Créer un compte',
  createText: 'Le formulaire n’est là que pour mémoire : les comptes se créent sur le site.',
  missingTitle: 'Cette page est introuvable',
  missingText: 'L’application web n’a aucune page à cette adresse.',
  failedTitle: 'Un problème est survenu',
  failedText: 'La page ne peut pas s’afficher pour l’instant. Réessayez dans un moment.',
}

const es: Words = {
  standIn: 'Esta página ocupa el lugar de la aplicación web, que es un sistema aparte.',
  arrivedTitle: 'Ya está dentro.',
  arrivedText: 'Su cuenta está lista y la sesión iniciada. Esto es lo que el sitio ha entregado:',
  email: 'Correo electrónico',
  userId: 'Número de usuario',
  destination: 'Destino',
  search: 'Búsqueda',
  entryPage: 'Página de entrada',
  language: 'Idioma',
  library: 'Biblioteca de documentos',
  affiliateClick: 'Clic de socio',
  none: 'sin datos',
  refusedTitle: 'Este enlace ya no sirve',
  refusedText: 'El enlace de acceso sirve una sola vez y durante un minuto. Inicie sesión.',
  signedOutTitle: 'No ha iniciado sesión',
  signedOutText: 'Inicie sesión para abrir sus documentos.',
  toLogin: 'Ir a la página de acceso',
  loginTitle: 'Iniciar sesión',
  loginText:
    'El formulario solo muestra su lugar: el acceso corresponde a la aplicación verdadera.',
  createTitle: 'Crear una cuenta',
  createText: 'El formulario solo muestra su lugar: las cuentas se crean en el sitio.',
  missingTitle: 'No se encontró esta página',
  missingText: 'La aplicación web no tiene ninguna página en esta dirección.',
  failedTitle: 'Algo ha fallado',
  failedText: 'La página no se puede mostrar ahora. Inténtelo de nuevo en un momento.',
}

const it: Words = {
  standIn: 'Questa pagina fa le veci dell’app web, che è un sistema separato.',
  arrivedTitle: 'Eccoti arrivato.',
  arrivedText: 'L’account è pronto e l’accesso è attivo. Ecco che cosa ha trasmesso il sito:',
  email: 'Indirizzo e-mail',
  userId: 'Numero utente',
  destination: 'Destinazione',
  search: 'Ricerca',
  entryPage: 'Pagina d’ingresso',
  language: 'Lingua',
  library: 'Raccolta di documenti',
  affiliateClick: 'Clic del partner',
  none: 'nessun dato',
  refusedTitle: 'Questo link non è più valido',
  refusedText:
    'Un link di accesso vale una sola volta e per un minuto. Accedi dalla pagina apposita.',
  signedOutTitle: 'Accesso non effettuato',
  signedOutText: 'Accedi per aprire i tuoi documenti.',
  toLogin: 'Vai alla pagina di accesso',
  loginTitle: 'Accedi',
  loginText: 'Il modulo è qui solo come segnaposto: l’accesso spetta alla vera app web.',
  createTitle: 'Crea un account',
  createText: 'Il modulo è qui solo come segnaposto: gli account si creano sul sito.',
  missingTitle: 'Questa pagina non esiste',
  missingText: 'L’app web non ha alcuna pagina a questo indirizzo.',
  failedTitle: 'Qualcosa è andato storto',
  failedText: 'La pagina non si può mostrare in questo momento. Riprova tra poco.',
}

const pt: Words = {
  standIn: 'Esta página substitui a aplicação web, que é um sistema à parte.',
  arrivedTitle: 'Chegou ao destino.',
  arrivedText: 'A sua conta está pronta e a sessão iniciada. Eis o que o site transmitiu:',
  email: 'Endereço de e-mail',
  userId: 'Número de utilizador',
  destination: 'Destino',
  search: 'Pesquisa',
  entryPage: 'Página de entrada',
  language: 'Idioma',
  library: 'Biblioteca de documentos',
  affiliateClick: 'Clique de parceiro',
  none: 'sem dados',
  refusedTitle: 'Esta ligação já não é válida',
  refusedText: 'Uma ligação de acesso serve uma só vez e durante um minuto. Inicie sessão.',
  signedOutTitle: 'Não tem sessão iniciada',
  signedOutText: 'Inicie sessão para abrir os seus documentos.',
  toLogin: 'Ir para a página de acesso',
  loginTitle: 'Iniciar sessão',
  loginText: 'O formulário só marca o lugar: o acesso cabe à verdadeira aplicação web.',
  createTitle: 'Criar uma conta',
  createText: 'O formulário só marca o lugar: as contas criam-se no site.',
  missingTitle: 'Esta página não foi encontrada',
  missingText: 'A aplicação web não tem nenhuma página neste endereço.',
  failedTitle: 'Algo correu mal',
  failedText: 'De momento não é possível mostrar a página. Tente de novo daqui a pouco.',
}

const de: Words = {
  standIn: 'Diese Seite steht an der Stelle der Web-App, die ein eigenes System ist.',
  arrivedTitle: 'Sie sind angekommen.',
  arrivedText: 'Ihr Konto ist bereit und Sie sind angemeldet. Das hat die Website übergeben:',
  email: 'E-Mail-Adresse',
  userId: 'Benutzernummer',
  destination: 'Ziel',
  search: 'Suche',
  entryPage: 'Einstiegsseite',
  language: 'Sprache',
  library: 'Dokumentbibliothek',
  affiliateClick: 'Partnerklick',
  none: 'keine Angabe',
  refusedTitle: 'Dieser Link gilt nicht mehr',
  refusedText: 'Ein Anmeldelink gilt einmal und eine Minute lang. Bitte melden Sie sich an.',
  signedOutTitle: 'Sie sind nicht angemeldet',
  signedOutText: 'Melden Sie sich an, um Ihre Dokumente zu öffnen.',
  toLogin: 'Zur Anmeldeseite',
  loginTitle: 'Anmelden',
  loginText: 'Das Formular zeigt nur seinen Platz: Die Anmeldung gehört zur echten Web-App.',
  createTitle: 'Konto erstellen',
  createText: 'Das Formular zeigt nur seinen Platz: Konten entstehen auf der Website.',
  missingTitle: 'Diese Seite wurde nicht gefunden',
  missingText: 'Die Web-App hat unter dieser Adresse keine Seite.',
  failedTitle: 'Etwas ist schiefgegangen',
  failedText:
    'Die Seite kann gerade nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
}

/** The words of the stand-in's pages. */
export const WORDS: Readonly<Record<Locale, Words>> = { en, fr, es, it, pt, de }
