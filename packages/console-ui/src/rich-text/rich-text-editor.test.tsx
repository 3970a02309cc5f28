import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { jest } from '@jest/globals';
import { RichTextEditor, type ImageChooser, type LinkSource } from './rich-text-editor.tsx';
import { editorTexts } from './testing/editor-texts.ts';
import { wordHtml } from './testing/clipboard-html.ts';

// jsdom has no layout, which the editor reads to scroll to the cursor.
beforeAll(() => {
  const rects = Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getClientRects = () => rects;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** Opens dialogs, which jsdom does not. */
function standInForDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = () => undefined;
}
const picture = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
const Chooser: ImageChooser = ({ onUploaded }) => (
  <button type="button" onClick={() => onUploaded({ url: picture, width: 960, height: 640 })}>
    Choose
  </button>
);

const links: LinkSource = {
  Chooser: ({ address, onAddress }) => (
    <>
      <input aria-label="Target" value={address} onChange={({ target }) => onAddress(target.value)} />
      <button type="button" onClick={() => onAddress('/guides/leases', 'About leases')}>
        About leases
      </button>
    </>
  ),
  isAllowed: (address) => address.startsWith('/'),
};

/** Renders the editor. Returns its text box and a function to the HTML that it reported last. */
async function renderEditor(value: string) {
  const onChange = jest.fn<(html: string) => void>();
  render(
    <MantineProvider>
      <RichTextEditor
        id="a"
        label="Text"
        name="Text"
        value={value}
        onChange={onChange}
        texts={editorTexts}
        imageChooser={Chooser}
        links={links}
      />
    </MantineProvider>,
  );
  return { box: await screen.findByRole('textbox', { name: 'Text' }), html: () => onChange.mock.lastCall?.[0] };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paste = (box: HTMLElement, html: string) =>
  fireEvent.paste(box, {
    clipboardData: { types: ['text/html'], getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
  });

describe('rich text editor', () => {
  it('makes a call-out of a paragraph, changes its kind and takes it out again', async () => {
    const { html } = await renderEditor('<p>Never pay before you see the home.</p>');
    await press('Note');
    expect(html()).toBe('<div class="note"><p>Never pay before you see the home.</p></div>');
    await press('Warning');
    expect(html()).toBe('<div class="warning"><p>Never pay before you see the home.</p></div>');
    await press('Warning');
    expect(html()).toBe('<p>Never pay before you see the home.</p>');
  });

  it('inserts a table with a header row, whose rows and columns are added and deleted by name', async () => {
    const { box, html } = await renderEditor('');
    expect(screen.queryByRole('group', { name: 'Table' })).toBeNull();
    await press('Insert table');
    const size = () => [box.querySelectorAll('tr').length, box.querySelectorAll('tr:first-child > th').length];
    expect(size()).toEqual([3, 3]);
    await press('Add row');
    await press('Add column');
    expect(size()).toEqual([4, 4]);
    await press('Delete row');
    await press('Delete column');
    expect(box.querySelectorAll('tr')).toHaveLength(3);
    await press('Delete table');
    expect([html(), screen.queryByRole('group', { name: 'Table' })]).toEqual(['', null]);
  });

  it('inserts an image that is described, or marked as decorative', async () => {
    standInForDialogs();
    const { html } = await renderEditor('');
    await press('Insert image');
    await press('Choose');
    await press('Insert');
    expect(screen.getByText('Describe the image, or mark it as decorative.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^What the image shows/), 'A porch{Enter}');
    expect(html()).toContain(`<img src="${picture}" alt="A porch" width="960" height="640">`);
    await press('Change image');
    await userEvent.click(screen.getByLabelText('Decorative'));
    await press('Save image');
    expect(html()).toContain(`<img src="${picture}" alt="" width="960" height="640">`);
  });

  it('links to a target that is found by its title, and refuses an address that is not allowed', async () => {
    standInForDialogs();
    const { html } = await renderEditor('');
    await press('Link');
    await userEvent.type(screen.getByLabelText('Target'), 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toBe('A text cannot link to this address.');
    await press('About leases');
    await press('Save link');
    expect(html()).toMatch(/<a [^>]*href="\/guides\/leases"[^>]*>About leases<\/a>/);
  });

  it('keeps images of the site that are pasted or stored', async () => {
    const stored = `<p>a</p><img src="${picture}" alt="A porch" width="960" height="640"><p>b</p>`;
    const { box, html } = await renderEditor(stored);
    paste(box, `<p>c</p><img src="${picture}" alt="Stairs" onerror="run()"><img src="https://example.com/x.png">`);
    expect(html()).toContain(`alt="Stairs"`);
    expect(html()).toContain(`<img src="${picture}" alt="A porch" width="960" height="640">`);
    expect(html()).not.toMatch(/onerror|example\.com/);
    expect(screen.getByText(/were left out/)).toBeTruthy();
  });

  it('keeps the captions, header cells and other languages of stored texts', async () => {
    const stored =
      '<table><caption>Deposits</caption><tbody><tr><th scope="col"><p>Province</p></th></tr><tr><th scope="row"><p>Ontario</p></th></tr></tbody></table>' +
      '<blockquote><p>A <span lang="fr">bail</span></p></blockquote>';
    const { html } = await renderEditor(`${stored}<p>a</p>`);
    await press('Heading');
    expect(html()).toContain('<caption>Deposits</caption>');
    expect(html()).toContain('<th scope="row"><p>Ontario</p></th>');
    expect(html()).toContain('<blockquote><p>A <span lang="fr">bail</span></p></blockquote>');
  });

  it('says that images of a pasted text were left out', async () => {
    const { box, html } = await renderEditor('');
    paste(box, '<p>Only text</p>');
    expect(screen.queryByText(editorTexts.imagesDropped)).toBeNull();
    paste(box, wordHtml);
    await screen.findByText(editorTexts.imagesDropped);
    expect(html()).toContain('<li><p>Last month</p></li></ul><ol><li><p>Sign</p></li>');
    expect(html()).not.toMatch(/mso|style=|<img|file:/);
  });

  it('refuses links that are no address', async () => {
    const { html } = await renderEditor('');
    paste(
      screen.getByRole('textbox', { name: 'Text' }),
      '<p><a href="javascript:alert(1)">a</a> <a href="/guides/leases">b</a></p>',
    );
    expect(html()).not.toContain('javascript');
    expect(html()).toContain('href="/guides/leases"');
  });
});
