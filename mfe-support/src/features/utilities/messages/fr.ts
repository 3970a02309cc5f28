import type { en } from './en.ts';

/** Messages of the utilities, in French. */
export const fr: Record<keyof typeof en, string> = {
  path: 'Chemin vers cette page',
  'securityIncidents.title': 'Incidents de sécurité',
  'securityIncidents.description':
    'Toute atteinte aux renseignements personnels, quel que soit le risque. Décrivez les personnes par nombre et par catégorie, jamais par leur nom.',
  'securityIncidents.new': 'Nouvel incident',
  'securityIncidents.edit': 'Incident de sécurité',
  'securityIncidents.empty':
    'Le registre contient toute atteinte aux renseignements personnels, pendant 24 mois après sa clôture',
  'securityIncidents.summary': 'Résumé',
  'securityIncidents.events': 'Ce qui s’est passé',
  'securityIncidents.foundAt': 'Découverte',
  'securityIncidents.beganAt': 'Début',
  'securityIncidents.affectedData': 'Données touchées',
  'securityIncidents.peopleAffected': 'Personnes touchées (estimation)',
  'securityIncidents.risk': 'Risque de préjudice grave',
  'securityIncidents.risk.not-assessed': 'Pas encore évalué',
  'securityIncidents.risk.significant': 'Risque réel de préjudice grave',
  'securityIncidents.risk.not-significant': 'Aucun risque réel de préjudice grave',
  'securityIncidents.riskReason': 'Motif de l’évaluation',
  'securityIncidents.authorityNotifiedAt': 'Avis à l’autorité',
  'securityIncidents.peopleNotifiedAt': 'Avis aux personnes',
  'securityIncidents.measures': 'Mesures prises',
  'securityIncidents.state': 'État',
  'securityIncidents.state.open': 'Ouvert',
  'securityIncidents.state.closed': 'Clos',
  closedOn: 'Clos le {date}. Supprimé 24 mois plus tard.',
};
