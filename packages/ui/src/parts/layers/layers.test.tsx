import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { Dialog } from './dialog.tsx';
import { FlashStack, type FlashItem } from './flash-stack.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

// jsdom knows the element but does not implement `showModal`.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a dialog', () => {
  const aDialog = (onClose: () => void, more = {}) => (
    <Dialog isOpen onClose={onClose} title="Log in" closeLabel="Close" {...more}>
      <p>Body</p>
    </Dialog>
  );

  it('is named by its title', () => {
    render(aDialog(() => undefined));
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });

  it('calls onClose on Escape, on its button and on a press outside, and not on one inside', () => {
    let asked = 0;
    render(
      aDialog(() => {
        asked += 1;
      }),
    );
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent.click(screen.getByText('Body'));
    expect(asked).toBe(3);
  });

  it('focuses the element marked by its content', () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="Log in" closeLabel="Close">
        <input aria-label="Email" data-focus-first />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('closes after the given time', () => {
    jest.useFakeTimers();
    let asked = 0;
    render(
      aDialog(
        () => {
          asked += 1;
        },
        { closesAfter: 4000 },
      ),
    );
    jest.advanceTimersByTime(3999);
    expect(asked).toBe(0);
    jest.advanceTimersByTime(1);
    expect(asked).toBe(1);
  });

  it('renders no content while closed, unless it must work without JavaScript', () => {
    const { rerender } = render(
      <Dialog isOpen={false} onClose={() => undefined} title="Filters" closeLabel="Close">
        <p>Body</p>
      </Dialog>,
    );
    expect(screen.queryByText('Body')).toBeNull();
    rerender(
      <Dialog id="filters" isOpen={false} onClose={() => undefined} title="Filters" closeLabel="Close">
        <p>Body</p>
      </Dialog>,
    );
    expect(screen.getByText('Body')).toBeTruthy();
  });
});

describe('a menu', () => {
  const aMenu = (onPick: () => void) => (
    <Menu
      label="Account"
      items={[
        { id: 'a', label: 'Dashboard', to: '/admin' },
        { id: 'b', label: 'Log out', onPick },
      ]}
    />
  );

  it('opens with ArrowDown, moves with the arrow keys, and restores the focus on Escape', async () => {
    render(aMenu(() => undefined));
    const button = screen.getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toBe(document.activeElement);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('acts and closes on a pick, and closes on a press elsewhere', async () => {
    let picked = 0;
    render(
      <>
        <p>Elsewhere</p>
        {aMenu(() => {
          picked += 1;
        })}
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(picked).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a popover', () => {
  it('closes on Escape with the focus on its chip', async () => {
    render(
      <Popover label="Price">
        <input aria-label="Most" />
      </Popover>,
    );
    const box = screen.getByText('Price').closest('details');
    act(() => {
      if (box) {
        box.open = true;
        fireEvent(box, new Event('toggle'));
      }
    });
    screen.getByLabelText('Most').focus();
    await userEvent.keyboard('{Escape}');
    expect(box?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
  it('stays open when text in it is pressed, and closes when the focus or a press leaves it', () => {
    render(
      <main tabIndex={-1}>
        <Popover label="Beds">
          <p>Any number</p>
        </Popover>
        <button>Elsewhere</button>
      </main>,
    );
    const box = screen.getByText('Beds').closest('details') as HTMLDetailsElement;
    const open = () =>
      act(() => {
        box.open = true;
        fireEvent(box, new Event('toggle'));
      });
    open();
    fireEvent.pointerDown(screen.getByText('Any number'));
    act(() => screen.getByRole('main').focus()); // what a browser does on a press of text
    expect(box.open).toBe(true);
    act(() => screen.getByRole('button').focus());
    expect(box.open).toBe(false);
    open();
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(box.open).toBe(false);
  });
});

describe('flashes', () => {
  const flashes = (count: number): FlashItem[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `f${at}`,
      tone: at === 0 ? 'error' : 'success',
      text: `Message ${at}`,
      lasts: 3000,
    }));

  it('shows three at a time; errors and warnings are alerts, the others status messages', () => {
    render(<FlashStack label="Messages" closeLabel="Close" items={flashes(5)} onDone={() => undefined} />);
    expect(screen.getAllByRole('status')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('Message 0');
  });

  it('disappears after its time, but not while it is hovered', () => {
    jest.useFakeTimers();
    const done: string[] = [];
    render(<FlashStack label="Messages" closeLabel="Close" items={flashes(1)} onDone={(id) => done.push(id)} />);
    fireEvent.pointerEnter(screen.getByRole('alert'));
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(done).toEqual([]);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    act(() => {
      jest.advanceTimersByTime(3000);
    });
    expect(done).toEqual(['f0']);
  });
});
