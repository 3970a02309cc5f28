import { flash, paletteToggled, useMessages, type Screen } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { Icon } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useEffect, useRef, useState } from 'react';
import { consoleMessages } from '../messages/catalog.ts';
import { Optional } from '../optional.tsx';
import css from './palette-opener.module.css';
import { shortcutKeys, shortcutName, useShortcut } from './use-shortcut.ts';

/** Renders the button that opens the command palette of a console, and the palette once it was opened. */
export function PaletteOpener({ palette: Palette }: { readonly palette: Screen }) {
  const t = useMessages(consoleMessages);
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const isOpen = useSelector((state) => state.layout.isPaletteOpen);
  // What had the focus when the palette was opened gets it back.
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useEffect(
    () => () => {
      dispatch(paletteToggled(false));
    },
    [dispatch],
  );
  const open = () => {
    const focused = document.activeElement;
    opener.current = focused === document.body ? button.current : focused;
    return Palette.load().then(
      () => {
        // The console may have been left meanwhile.
        if (!button.current) return;
        setIsLoaded(true);
        dispatch(paletteToggled(true));
      },
      () => {
        dispatch(flash({ type: 'error', text: t('paletteFailed') }));
      },
    );
  };
  useShortcut(() => (isOpen ? dispatch(paletteToggled(false)) : void open()));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcutKeys}
        onClick={() => void open()}
      >
        <Icon of={IconSearch} />
        <span className={css.text}>{t('palette')}</span>
        <kbd className={css.keys} aria-hidden>
          {shortcutName}
        </kbd>
      </button>
      {isLoaded && (
        <Optional>
          <Suspense>
            <Palette />
          </Suspense>
        </Optional>
      )}
    </>
  );
}
