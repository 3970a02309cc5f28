import { useLocation } from '@porchlight/client/router';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Shows the current location and its router state. */
const Here = () => {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
};
const here = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to contact form' }));

describe('report dialog', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    };
    render(
      <>
        <ReportDialog listing={aFullListing()} isOpen onClose={() => undefined} />
        <Here />
      </>,
      inSite({ at: '/a-home' }),
    );
  });

  it("passes the reason, the text and the listing's URL to the contact form", async () => {
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong location' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What did you see? (optional)' }), 'A lake.');
    await goOn();
    expect(here()).toEqual({
      pathname: '/contact',
      state: {
        topic: 'home',
        message:
          'About this home: https://porchlight.test/homes/ontario/toronto/bright-home-abcdefghij\nProblem: Wrong location\nA lake.',
      },
    });
  });

  it('requires a reason before it continues', async () => {
    await goOn();
    expect(screen.getByRole('alert').textContent).toBe('Choose what’s wrong first.');
    expect(here()).toMatchObject({ pathname: '/a-home' });
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
