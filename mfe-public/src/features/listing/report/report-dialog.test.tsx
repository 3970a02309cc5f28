import { useLocation } from '@porchlight/client/router';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aHome } from '../testing/a-home.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Where the visitor is, with what the dialog handed over. */
const Here = () => {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
};
const here = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on to the contact form' }));

describe('the dialog about a wrong ad', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    };
    render(
      <>
        <ReportDialog home={aHome()} isOpen onClose={() => undefined} />
        <Here />
      </>,
      inSite({ at: '/a-home' }),
    );
  });

  it('hands reason, words and address of the home to the contact form', async () => {
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong place' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'What did you see? (optional)' }), 'A lake.');
    await goOn();
    expect(here()).toEqual({
      pathname: '/contact',
      state: {
        topic: 'home',
        message:
          'About this home: https://porchlight.test/homes/ontario/toronto/bright-home-abcdefghij\nWhat is wrong: Wrong place\nA lake.',
      },
    });
  });

  it('asks for a reason first, and stays', async () => {
    await goOn();
    expect(screen.getByRole('alert').textContent).toBe('Choose what is wrong first.');
    expect(here()).toMatchObject({ pathname: '/a-home' });
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
