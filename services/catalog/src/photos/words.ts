/** What a visitor reads when a picture is missing. */
export const words = { photoNotFound: { en: 'This picture does not exist.', fr: 'Cette image n’existe pas.' } };
