import type { en } from './en.ts';

/** Ready reasons that landlords read, in French. */
export const fr: Record<keyof typeof en, string> = {
  'reason.changes-requested.photos':
    'Certaines photos semblent montrer un autre logement. Remplacez-les par vos propres photos de ce logement, tel qu’il est aujourd’hui, puis soumettez l’annonce de nouveau.',
  'reason.changes-requested.price':
    'Le prix n’est pas encore clair. Indiquez le loyer mensuel complet et tous les frais qui s’y ajoutent, puis soumettez l’annonce de nouveau.',
  'reason.changes-requested.contact':
    'Votre texte contient des coordonnées. Retirez les numéros de téléphone, les adresses courriel et les liens, puis soumettez l’annonce de nouveau. Les locataires vous écrivent par Porchlight, et vous recevez un courriel pour chaque message.',
  'reason.changes-requested.address':
    'Nous n’avons pas trouvé cette adresse. Vérifiez la rue, le numéro d’appartement et le point sur la carte, puis soumettez l’annonce de nouveau.',
  'reason.changes-requested.payment':
    'Votre texte demande de l’argent avant une visite. Retirez ce passage, puis soumettez l’annonce de nouveau. Les locataires ne paient qu’après avoir vu le logement, sur place ou par vidéo, et signé un bail.',
  'reason.rejected.photos':
    'Merci pour votre annonce. Nous ne pouvons pas la publier, car ses photos montrent un autre logement.',
  'reason.rejected.price':
    'Merci pour votre annonce. Nous ne pouvons pas la publier, car son prix n’est pas le vrai loyer du logement.',
  'reason.rejected.contact':
    'Merci pour votre annonce. Nous ne pouvons pas la publier, car son texte renvoie les locataires à des coordonnées hors de Porchlight.',
  'reason.rejected.address':
    'Merci pour votre annonce. Nous ne pouvons pas la publier, car nous n’avons trouvé aucun logement à cette adresse.',
  'reason.rejected.payment':
    'Merci pour votre annonce. Nous ne pouvons pas la publier, car elle demande de l’argent aux locataires avant une visite. Sur Porchlight, les locataires ne paient qu’après avoir vu le logement et signé un bail.',
};
