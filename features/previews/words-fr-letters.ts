import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'Réunis le [date] à [lieu], [cinq] des [six] administrateurs de [entreprise] ont décidé ce qui suit.',
  decisions: [
    'IL EST DÉCIDÉ que l’objet ci-dessus est approuvé aux conditions présentées à la réunion.',
    'IL EST DÉCIDÉ que [nom] peut signer, au nom de [entreprise], tout document requis à cette fin.',
    'IL EST DÉCIDÉ que la résolution prend effet le [date] et figure au registre des procès-verbaux.',
  ],
  record:
    'Nous certifions que ce texte est conforme à la décision prise et que celle-ci reste inchangée.',
  signatures: ['Présidence de séance', 'Secrétaire'],
}

const to = ['[Nom]', '[Entreprise]', '[Adresse]']
const date = '[Date]'

const offer: SheetWords['offer'] = {
  to: ['[Nom]', '[Adresse]'],
  date,
  paragraphs: [
    '[Madame, Monsieur], nous avons le plaisir de vous offrir le poste de [titre] à compter du [date].',
    'Votre salaire sera de [58\u00A0000\u00A0€] par an, avec [20] jours de congé et les avantages de la page suivante. Vous relèverez de [nom].',
    'L’offre vaut jusqu’au [date]. Si elle vous convient, veuillez en signer un exemplaire et nous le renvoyer\u00A0; tout sera prêt pour votre premier jour.',
    'Au plaisir de travailler avec vous.',
  ],
  closing: 'Cordialement,',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Objet\u00A0: facture n°\u00A0[1042] du [date], [1\u00A0860,00\u00A0€], échue le [date].',
    '[Madame, Monsieur], sauf erreur de notre part, cette facture est impayée depuis [30\u00A0jours]. Notre lettre du [date] reste sans réponse.',
    'Veuillez virer cette somme avant le [date]. Passé cette date, des intérêts courront [au taux légal].',
    'Si vous avez payé entre-temps, nous vous en remercions. Si la facture comporte une erreur, appelez-nous au [téléphone].',
  ],
  closing: 'Cordialement,',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], je vous adresse ma candidature au poste de [titre], annoncé le [date].',
    'Depuis [six] ans, je travaille chez [entreprise], où je dirige [quatre] personnes et gère un budget de [320\u00A0000\u00A0€].',
    'Ce que je vous apporterais\u00A0: [expérience], [un résultat chiffré] et l’habitude de finir ce que je commence.',
    'J’aimerais vous en parler de vive voix. Vous pouvez me joindre au [téléphone].',
  ],
  closing: 'Cordialement,',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], [trois] de vos voisins de la [rue] sont nos clients depuis [année]. Nous aimerions vous dire pourquoi.',
    'Nous livrons [produit] avant [7\u00A0h], à [0,45\u00A0€] la pièce, et nous reprenons vos invendus.',
    'Essayez-nous [deux semaines]\u00A0: [100] pièces offertes. Renvoyez le coupon ou appelez le [téléphone].',
  ],
  closing: 'Bien cordialement,',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Objet\u00A0: commande n°\u00A0[2207] du [date].',
    '[Madame, Monsieur], merci de nous avoir écrit. Vous avez raison\u00A0: il manquait [deux] caisses sur [douze].',
    'Elles sont parties aujourd’hui et vous parviendront le [date]. Nous avons déduit les frais d’envoi de votre facture.',
    'Nous savons maintenant d’où venait l’erreur et avons modifié [l’étape] pour qu’elle ne se répète pas.',
  ],
  closing: 'Cordialement,',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], je vous écris à propos de l’affaire ci-dessus, sur laquelle je souhaite faire le point.',
    'Nous sommes convenus le [date] de [mesures prévues]. Depuis, [ce qui s’est passé].',
    'Je vous propose [prochaine étape] d’ici au [date]. Veuillez me dire si cela vous convient.',
    'Merci de votre attention. Je suis joignable au [téléphone] les jours ouvrables.',
  ],
  closing: 'Cordialement,',
}

const press: SheetWords['press'] = {
  head: [
    ['À diffuser', '[date], [8\u00A0h]'],
    ['Contact', '[Nom], [téléphone]'],
  ],
  paragraphs: [
    '[VILLE] – [Entreprise], fabricant de [produit], annonce le [date] [la nouvelle], qui concerne [le public visé].',
    '« [Ce que cela signifie pour nous] », confie [nom], qui a fondé [entreprise] en [année].',
    '[Où et quand voir, essayer ou participer]. [Nom] répond aux questions au [téléphone].',
    'À propos de [entreprise]\u00A0: [activité, clientèle, année de fondation, effectif].',
  ],
  foot: '– fin –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['À', '[Tout le personnel]'],
    ['De', '[Nom, fonction]'],
    ['Objet', '[Sujet de la note]'],
  ],
  paragraphs: [
    'À partir du [date], [ce qui change ou a lieu]. Pour [les personnes concernées], cela signifie [conséquence].',
    'Motif : [motif]. Décision prise par [nom] le [date].',
    'Merci de [ce qu’il faut faire] avant le [date]. Pour toute question, adressez-vous à [nom].',
  ],
  foot: 'Prière de ne pas diffuser hors de l’entreprise.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['À', '[Nom], [adresse]'],
    ['De', '[Entreprise], [adresse]'],
    ['Date', '[date]'],
  ],
  paragraphs: [
    'VEUILLEZ PRENDRE NOTE que [entreprise] vous donne cet avis en vertu de l’article [numéro] du [contrat du date], pour le motif ci-dessus.',
    'Les faits sont les suivants\u00A0: [faits]. Ce qui en découle prend effet le [date], [30\u00A0jours] après réception de cet avis.',
    'Vous pouvez répondre par écrit avant le [date], à l’adresse ci-dessus.',
  ],
  foot: 'Remis le [date] par [courrier recommandé]',
}

export const letters = {
  resolution,
  offer,
  collection,
  application,
  sales,
  customer,
  letter,
  press,
  memo,
  notice,
}
