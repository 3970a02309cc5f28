import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Accordion } from './navigation/accordion.tsx';
import { Button, IconButton } from './controls/button.tsx';
import { Count } from './controls/chip.tsx';
import { Avatar } from './feedback.tsx';
import { PasswordInput, TextInput } from './controls/inputs.tsx';
import { Pagination } from './navigation/pagination.tsx';
import { Tabs } from './navigation/tabs.tsx';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';

describe('accessible components', () => {
  it('ignores presses on a busy button, and shows its busy text', async () => {
    let presses = 0;
    const { rerender } = render(
      <Button
        onClick={() => {
          presses += 1;
        }}
      >
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(
      <Button
        isBusy
        busyText="Saving …"
        onClick={() => {
          presses += 1;
        }}
      >
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Saving …' }));
    expect(presses).toBe(1);
  });

  it('gives a button with an icon only a name and a tooltip', () => {
    render(<IconButton icon={IconX} label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('title', 'Close');
  });

  it('associates hint and error with their field, and marks an invalid field', () => {
    render(<TextInput label="Email" hint="We never show it" error="Enter an address" />);
    const field = screen.getByLabelText('Email');
    const described = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['We never show it', 'Enter an address']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a password on request and hides it again', async () => {
    render(<PasswordInput label="Password" showText="Show" hideText="Hide" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  });

  it('renders pages as real links, marks the current one, and omits missing ones', () => {
    render(
      <Pagination
        pagination={{ currentPage: 4, prevPages: [2, 3], nextPages: [5] }}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        addressOf={(page) => `/homes?p=${page}`}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Previous /homes?p=3',
      '1 /homes?p=1',
      '2 /homes?p=2',
      '3 /homes?p=3',
      '4 /homes?p=4',
      '5 /homes?p=5',
      'Next /homes?p=5',
    ]);
    expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page');
  });

  it('renders nothing for a single page', () => {
    const { container } = render(
      <Pagination
        pagination={{ currentPage: 1, prevPages: [], nextPages: [] }}
        label="Pages"
        previousLabel=""
        nextLabel=""
        pageLabel={String}
        addressOf={String}
      />,
    );
    expect(container.textContent).toBe('');
  });

  it('moves between tabs with the arrow keys and shows the panel of the active one', async () => {
    const Both = () => {
      const [at, setAt] = useState('login');
      return (
        <Tabs
          label="Account"
          active={at}
          onChange={setAt}
          tabs={[
            { id: 'login', label: 'Login', content: 'Welcome back' },
            { id: 'join', label: 'Sign up', content: 'Join us' },
          ]}
        />
      );
    };
    render(<Both />);
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign up' })).toBe(document.activeElement);
    expect(screen.getByRole('tabpanel').textContent).toBe('Join us');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Welcome back');
  });

  it('shows 99+ above 99', () => {
    render(
      <>
        <Count value={99} />
        <Count value={100} />
      </>,
    );
    expect(screen.getByText('99')).toBeTruthy();
    expect(screen.getByText('99+')).toBeTruthy();
  });

  it('writes initials where there is no photo', () => {
    render(<Avatar id="7" name="Amara Osei" />);
    expect(screen.getByText('AO')).toBeTruthy();
  });

  it('renders answers in the page, closed by default', () => {
    render(<Accordion items={[{ id: 'a', title: 'May I paint?', content: 'Ask first' }]} />);
    expect(screen.getByText('Ask first').closest('details')?.open).toBe(false);
  });
});
