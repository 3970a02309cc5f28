import { formatMessageRow, listMessages } from './list-messages.mjs';

describe('the list of all messages', () => {
  const messages = listMessages();
  const find = (file: string, key: string) => messages.find((one) => one.file === file && one.key === key);

  it('contains the catalogs of screens in all languages', () => {
    expect(find('mfe-public/src/messages/en.ts', 'kindPostal')).toMatchObject({
      en: 'Postal code',
      fr: 'Code postal',
      enUs: 'ZIP code',
    });
  });

  it.each([
    ['services/catalog/src/favourites/messages.ts', 'full'],
    ['services/accounts/src/mail/templates/home-gone.ts', 'subject'],
    ['services/content/seed/rental-rules.json', 'rentalRules.ontario.note'],
  ])('contains what services write in English and French: %s', (file, key) => {
    expect(find(file, key)?.en).toBeTruthy();
    expect(find(file, key)?.fr).toBeTruthy();
  });

  it('shows place and key above the texts', () => {
    const [place, english, french] = formatMessageRow(find('shell/src/messages/en.ts', 'skip')!).split('\n');
    expect(place).toMatch(/^shell\/src\/messages\/en\.ts:\d+ {2}skip$/);
    expect([english, french]).toEqual(['  en: Skip to content', '  fr: Aller au contenu']);
  });
});
