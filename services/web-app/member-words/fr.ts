import type { MemberWords } from './words-type.ts'

/** What members read in French. */
export const fr: MemberWords = {
  account: 'Mon compte',
  logOut: 'Se déconnecter',
  passwordTitle: 'Votre mot de passe',
  passwordText:
    'Vous pouvez toujours vous connecter par e-mail. Le mot de passe est là si vous le préférez.',
  passwordLink: 'Le définir ou le modifier',
  currentPassword: 'Mot de passe actuel',
  currentWrong: 'Ce n’est pas votre mot de passe actuel.',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères, dont une lettre et un chiffre.',
  passwordButton: 'Enregistrer le mot de passe',
  passwordByMail:
    'Pas encore de mot de passe, ou oublié ? Nous envoyons à {email} un lien qui ouvre cette page.',
  passwordMailButton: 'Recevoir le lien par e-mail',
  passwordPatience:
    'Trop de mots de passe incorrects ont été saisis. Demandez plutôt le lien par e-mail.',
  passwordDropped:
    'Le mot de passe saisi à la création du compte ne compte plus : rien ne nous dit que vous l’avez saisi vous-même. Choisissez-en un maintenant, ou connectez-vous par e-mail comme avant.',
  passwordSkip: 'Continuer sans mot de passe',
  passwordSet: 'Votre mot de passe est enregistré. Tous les autres appareils ont été déconnectés.',
  signOutEverywhere: 'Se déconnecter partout',
  signOutText:
    'Met fin à toutes les connexions à ce compte : ici, sur le site et sur tous les autres appareils.',
  accountTitle: 'Mon compte',
  backToAccount: 'Revenir à votre compte',
  licence: 'Licence',
  licenceHeld: '{users}, jusqu’au {date}',
  noLicence: 'Essai gratuit',
  noLicenceText:
    'Vous voyez les aperçus. Pour télécharger, modifier et imprimer, il faut une formule payante.',
  toPlans: 'Voir les formules et les prix',
  toLicence: 'Lire le contrat de licence',
  noOrders: 'Vous n’avez encore rien acheté.',
  savePdf: 'Télécharger en PDF',
  print: 'Vous pouvez aussi imprimer cette page.',
  mail: 'E-mails',
  mailTitle: 'Vos e-mails',
  mailText: 'Les messages que nous vous avons écrits.',
  mailHere:
    'Aucun serveur de messagerie n’est configuré ici : ce qui vous aurait été envoyé figure sur cette page.',
  noMail: 'Vous n’avez encore aucun e-mail.',
  mailGoesOut: 'Les e-mails sont envoyés à {email}.',
  backToMail: 'Revenir à vos e-mails',
  download: 'Télécharger le document',
  mayDownload:
    'Votre licence : {plan}, jusqu’au {date}. Vous pouvez télécharger, modifier et imprimer ce modèle.',
  forbiddenTitle: 'Le téléchargement exige une formule payante',
  forbiddenText:
    'L’essai gratuit montre des aperçus. Avec une formule payante, vous téléchargez, modifiez et imprimez tous les modèles.',
  limitedTitle: 'Les téléchargements sont suspendus',
  tooManyDocuments:
    '{count} documents ont été téléchargés avec votre licence en une journée. Le contrat de licence n’en permet pas davantage.',
  tooManyAddresses:
    'Votre licence a été utilisée depuis plus de {count} adresses IP en une journée. Le contrat de licence n’en permet pas davantage.',
  limitedNext:
    'Les téléchargements reprendront d’ici un jour. Si ce n’était pas vous, ou s’il vous en faut davantage, écrivez-nous.',
  toContact: 'Nous écrire',
  fileNote:
    'Ce fichier vient de la page qui tient lieu de l’application web. Il contient le titre du modèle et le texte de son aperçu ; l’application web a le document entier.',
  fileFields: 'Remplacez ce qui figure entre [crochets].',
}
