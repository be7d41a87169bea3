import type { SheetWords } from './sheet-words.ts'

const to = ['[Nom]', '[Entreprise]', '[Adresse]']
const home = ['[Nom]', '[Adresse]']
const date = '[Date]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], [nom] a occupé chez nous le poste de [titre] du [date] au [date], dont [trois] ans sous ma responsabilité.',
    '[Il ou elle] a mené à bien [un projet] avec [cinq] personnes, [deux semaines] avant l’échéance. Nos clients demandaient à traiter avec [lui ou elle].',
    'Je vous recommande [nom] sans réserve. Pour en savoir plus, vous pouvez me joindre au [téléphone].',
  ],
  closing: 'Cordialement,',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], je démissionne du poste de [titre]. Mon dernier jour sera le [date], au terme du préavis de [quatre semaines] prévu au contrat.',
    'D’ici là, je terminerai [les travaux en cours] et passerai le relais à [nom] pour tout le reste.',
    'Je vous remercie de ces [six] années, qui m’ont beaucoup appris. Veuillez me confirmer par écrit la date de mon départ.',
  ],
  closing: 'Salutations distinguées,',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    '[Madame, Monsieur], nous mettons fin le [date] à votre contrat de travail avec [entreprise], après le préavis contractuel de [quatre semaines].',
    'Motif\u00A0: [motif], dont nous avons parlé le [date]. Vous toucherez votre salaire jusqu’au dernier jour, ainsi que [six] jours de congé non pris.',
    'Veuillez rendre [clés, ordinateur et dossiers] d’ici au [date]. Vos documents de départ et votre certificat de travail vous seront remis ce jour-là.',
  ],
  closing: 'Salutations distinguées,',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    '[Madame, Monsieur], nous avons constaté le [date], puis le [date], les faits suivants\u00A0: [faits]. Nous en avons parlé avec vous le [date].',
    'Cette lettre est un [premier] avertissement écrit. Nous attendons désormais [ce qui est attendu], selon l’article [4] du [règlement intérieur].',
    'En cas de récidive, vous vous exposez à [sanction]. Vous pouvez répondre par écrit avant le [date]. Cette lettre est versée à votre dossier.',
  ],
  closing: 'Salutations distinguées,',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], merci pour [votre commande du date]. Vous aviez le choix, et votre confiance nous touche.',
    '[Nom] a pris note de votre remarque sur [les couvercles]. La prochaine fois, ce sera [comme vous le souhaitez].',
    'Vous trouverez avec cette lettre [un pot de confiture]. C’est un cadeau de la maison.',
  ],
  closing: 'Bien cordialement,',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], nous avons lu avec attention [votre demande] du [date] et vous en remercions.',
    'Malheureusement, nous ne pouvons pas [y donner suite]\u00A0: [motif]. Cela n’enlève rien à [la qualité de votre travail].',
    'Nous pouvons en revanche vous proposer [autre solution], jusqu’au [date]. Si cela vous convient, appelez-moi au [téléphone].',
  ],
  closing: 'Cordialement,',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    '[Madame, Monsieur], à compter du [date], [ce qui change]. Nous tenions à ce que vous l’appreniez d’abord par nous.',
    'Concrètement, [ce que cela change pour vous]. [Les prix], les jours de livraison et vos interlocuteurs restent les mêmes.',
    'La raison de ce changement\u00A0: [motif]. Pour toute question, [nom] vous répondra volontiers au [téléphone].',
  ],
  closing: 'Cordialement,',
}

export const correspondence = {
  reference,
  resignation,
  dismissal,
  warning,
  thanks,
  refusal,
  announcement,
}
