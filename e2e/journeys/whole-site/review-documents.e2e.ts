import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { aPdf } from '../../../services/accounts/src/account-documents/testing/a-pdf.ts';
import { consoleErrors, logInAs, uniqueEmail } from '../../accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../axe.ts';
import { followsWithin, press, registerLandlord } from '../../new-landlord.ts';
import { openMail } from '../../outbox.ts';

test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

/** Changes the name of the user, after which the account is reviewed. */
async function changeName(page: Page, firstName: string): Promise<void> {
  await page.goto('/admin/my-account/edit');
  await page.getByLabel('First name').fill(firstName);
  await press(page, 'Save changes');
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
}
const addressSection = (page: Page) => page.getByRole('region', { name: 'Proof of address' });

test('support requests documents, the landlord hands in a PDF, and support downloads it and approves', async ({
  page,
  browser,
}) => {
  const landlord = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const errors = [consoleErrors(page), consoleErrors(landlord)];
  const email = uniqueEmail('documents');
  // A name of letters, by which the review is found.
  const firstName = `Ngozi ${[...Date.now().toString()].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const name = `${firstName} Nair`;
  const bill = aPdf({ text: `Hydro bill of ${firstName}` });

  await test.step('a landlord changes the name', async () => {
    await registerLandlord(landlord, email);
    await changeName(landlord, firstName);
  });
  await test.step('support requests a proof of address', async () => {
    await page.goto('/');
    await logInAs(page, 'support');
    await expect(async () => {
      await page.goto('/support/account-reviews/');
      await page.getByRole('link', { name }).click({ timeout: 5_000 });
    }).toPass(followsWithin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Request documents' });
    await dialog.getByRole('checkbox', { name: 'Proof of address' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Text for the landlord' })).toHaveValue(/utility or tax bill/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page.getByText(/^Documents requested until/).first()).toBeVisible();
    await expect(page.getByText('Nothing has arrived yet.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the landlord gets the request by mail, and on the dashboard', async () => {
    await landlord.goto('/portal/dashboard');
    await landlord.getByRole('link', { name: 'Hand in documents' }).click();
    await expect(addressSection(landlord)).toBeVisible();
    await expect(landlord.getByText(/^Due by/)).toBeVisible();
    await expectAccessible(landlord);
    await expectNoSidewaysScroll(landlord);
  });
  await test.step('a file of another kind is refused, and a PDF is handed in', async () => {
    const input = landlord.getByLabel('Files for Proof of address');
    await input.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK no bill') });
    await expect(addressSection(landlord).getByRole('alert')).toContainText('isn’t a PDF, JPEG, PNG or WebP');
    await press(landlord, 'Dismiss bill.pdf');
    await input.setInputFiles({ name: 'Électricité.pdf', mimeType: 'application/pdf', buffer: bill });
    await expect(addressSection(landlord).getByText('Électricité.pdf')).toBeVisible();
    await expect(landlord.getByText('Received')).toBeVisible();
    await expectAccessible(landlord);
  });
  await test.step('support downloads the same bytes', async () => {
    await page.reload();
    await expect(page.getByText('Documents arrived').first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Électricité.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Électricité.pdf');
    expect((await readFile(await file.path())).equals(bill)).toBe(true);
  });
  await test.step('support approves, and accepts the proof', async () => {
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Approve the account' });
    await dialog.getByRole('checkbox', { name: /^Électricité/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(/^Approved/).first()).toBeVisible();
  });
  await test.step('the landlord sees until when it is stored, and that the company is verified', async () => {
    await landlord.reload();
    await expect(landlord.getByText(/^We delete it on/)).toBeVisible();
    await expect(landlord.getByText('Address or ownership verified')).toBeVisible();
    await openMail(landlord, email, 'We need documents from you');
  });
  // The refused file.
  expect(errors.flat().filter((text) => !text.includes('422'))).toEqual([]);
});
