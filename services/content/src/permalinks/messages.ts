import { defineMessages, messageReference } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    segmentReserved: 'The address “{segment}” belongs to another part of the site. Choose another word.',
    segmentTaken: 'A page of the site has the address “{segment}”. Choose another word, or rename that page first.',
    segmentRedirected: 'Addresses that start with “{segment}” redirect to other pages. Choose another word.',
  },
  fr: {
    segmentReserved: 'L’adresse « {segment} » appartient à une autre partie du site. Choisissez un autre mot.',
    segmentTaken:
      'Une page du site a l’adresse « {segment} ». Choisissez un autre mot, ou renommez d’abord cette page.',
    segmentRedirected:
      'Des adresses qui commencent par « {segment} » mènent à d’autres pages. Choisissez un autre mot.',
  },
});

/** Messages of the permalinks. */
export const messages = {
  segmentReserved: (segment: string) => messageReference(catalog, 'segmentReserved', { segment }),
  segmentTaken: (segment: string) => messageReference(catalog, 'segmentTaken', { segment }),
  segmentRedirected: (segment: string) => messageReference(catalog, 'segmentRedirected', { segment }),
};
