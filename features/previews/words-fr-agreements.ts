import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Concédant] permet à [titulaire] d’user de [l’œuvre] aux conditions ci-après.',
  clauses: [
    ['1. Concession', 'La licence est non exclusive, incessible et valable [au Canada].'],
    ['2. Redevance', 'Il est dû [450\u00A0€] par mois, pour [25] utilisateurs au plus.'],
    [
      '3. Assistance',
      'Toute panne bloquante reçoit réponse en [quatre heures], les jours ouvrables.',
    ],
    ['4. Propriété', 'Le concédant garde tous les droits sur l’œuvre et sur ses modifications.'],
    [
      '5. Données',
      'Le titulaire reste maître de ses données, rendues dans les [30\u00A0jours] de la fin du contrat.',
    ],
    [
      '6. Durée',
      'Elle dure [un an] et se renouvelle d’année en année, sauf préavis de [60\u00A0jours].',
    ],
  ],
  signatures: ['Concédant', 'Titulaire'],
}

const distribution: Contract = {
  lead: '[Fournisseur] charge [distributeur] de vendre [produits] en [région].',
  clauses: [
    [
      '1. Territoire',
      'Le distributeur vend en [région] et n’accepte aucune commande venue d’ailleurs.',
    ],
    [
      '2. Objectifs',
      'Il commande au moins [1\u00A0200] unités par an, dont [300] au premier trimestre.',
    ],
    [
      '3. Prix',
      'La remise sur le tarif est de [35\u00A0%]. Un nouveau tarif vaut après [60\u00A0jours].',
    ],
    [
      '4. Livraison',
      'Toute commande est confirmée en [trois] jours ouvrables et expédiée en [dix].',
    ],
    [
      '5. Marque',
      'Le distributeur emploie les noms et les logos du guide de marque, et aucun autre.',
    ],
    ['6. Résiliation', 'Après [deux ans], chacun peut résilier avec [90\u00A0jours] de préavis.'],
  ],
  signatures: ['Fournisseur', 'Distributeur'],
}

const amendment: Contract = {
  lead: 'Au contrat conclu le [date] entre [première partie] et [seconde partie].',
  clauses: [
    [
      '1. Modification',
      'Dès le [date], l’article [4] se lit\u00A0: [«\u00A0Prix mensuel\u00A0: 1\u00A0900\u00A0€.\u00A0»]',
    ],
    [
      '2. Ajout',
      'Après l’article [7] s’ajoute\u00A0: [«\u00A0Au-delà de 50\u00A0km, le trajet est facturé.\u00A0»]',
    ],
    ['3. Durée', 'Le contrat expire le [date] au lieu du [date].'],
    ['4. Autres clauses', 'Les autres dispositions demeurent inchangées.'],
    [
      '5. Prise d’effet',
      'L’avenant prend effet à la date de la dernière signature des deux parties.',
    ],
  ],
  signatures: ['Première partie', 'Seconde partie'],
}

const ending: Contract = {
  lead: '[Nom] et [nom] mettent fin d’un commun accord au contrat du [date].',
  clauses: [
    [
      '1. Dernier jour',
      'Le contrat prend fin le [date]. D’ici là, chacun remplit ses obligations.',
    ],
    [
      '2. Règlement',
      '[Nom] verse [12\u00A0500\u00A0€] au plus tard le [date], pour tout ce qui a été fait.',
    ],
    [
      '3. Restitution',
      'Clés, documents et matériel sont rendus dans les [dix jours], contre reçu.',
    ],
    ['4. Quittance', 'Ce paiement reçu, chaque partie renonce à toute réclamation contre l’autre.'],
    ['5. Confidentialité', 'Ce qui était confidentiel le reste. Aucune ne dénigre l’autre.'],
  ],
  signatures: ['Première partie', 'Seconde partie'],
}

const services: Contract = {
  lead: 'Entre [client] et [prestataire], pour le travail décrit ci-après.',
  clauses: [
    ['1. Travail', 'Le prestataire livre [ce que décrit l’annexe A] au plus tard le [date].'],
    [
      '2. Prix',
      'Le prix est de [7\u00A0200\u00A0€]\u00A0: [30\u00A0%] à la signature, [40\u00A0%] à mi-parcours, le solde à la fin.',
    ],
    ['3. Modifications', 'Tout ajout du client est chiffré par écrit avant d’être entrepris.'],
    [
      '4. Réception',
      'Le client vérifie dans les [dix jours]. Ce qui n’est pas refusé est accepté.',
    ],
    ['5. Droits', 'Une fois payé, le résultat appartient au client.'],
    [
      '6. Responsabilité',
      'Chacun répond du dommage à hauteur [du prix], sans limite pour faute intentionnelle.',
    ],
  ],
  signatures: ['Client', 'Prestataire'],
}

const deed: Contract = {
  lead: 'Je soussigné(e) [nom], [adresse], déclare\u00A0:',
  clauses: [
    ['1. Mandat', 'Je donne mandat à [nom] d’agir pour moi dans [la vente du bien sis à adresse].'],
    ['2. Pouvoirs', 'Mon mandataire peut signer, recevoir et donner quittance pour moi.'],
    ['3. Limites', 'Il ne peut ni faire de dons ni se substituer un tiers.'],
    ['4. Durée', 'Le mandat vaut du [date] au [date], sauf révocation écrite de ma part.'],
    ['5. Droit', 'La loi de [lieu] s’applique.'],
  ],
  signatures: ['Signature', 'Témoin'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
