/** Tables whose rows show pictures: texts, drafts, covers and the logo, and the versions that can be restored. */
export const tablesWithPictures = ['post', 'page', 'faq', 'content_value', 'site_profile', 'resource_history'] as const;

/** Deletes pictures that nothing shows, 30 days after their upload: until then a form that is open may use them. */
export const unusedPicturesSweep = `
  delete from content_picture where created_at < now() - interval '30 days' and id not in (
    ${tablesWithPictures
      .map(
        (table) => `
    select shown[1]::uuid from ${table},
      regexp_matches(${table}::text, 'content/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as shown`,
      )
      .join('\n    union ')})`;
