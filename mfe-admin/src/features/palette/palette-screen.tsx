import { paletteToggled, useMessages } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { ConsoleTheme } from '@porchlight/console-ui';
import { CommandPalette } from '@porchlight/console-ui/command-palette';
import { useState } from 'react';
import { paletteMessages } from './messages/catalog.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/**
 * Command palette of the admin area: finds pages, and the users, renters, listings, companies and orders that the user
 * may read (docs/rules/access.md#access-21-the-command-palette-finds-what-its-user-may-read).
 */
export function PaletteScreen() {
  const t = useMessages(paletteMessages);
  const dispatch = useDispatch();
  const isOpen = useSelector((state) => state.layout.isPaletteOpen);
  const [query, setQuery] = useState('');
  const close = () => {
    dispatch(paletteToggled(false));
  };
  const { groups, status } = usePaletteGroups(query, close);
  return (
    <ConsoleTheme>
      <CommandPalette
        isOpen={isOpen}
        onClose={close}
        query={query}
        onQuery={setQuery}
        groups={groups}
        status={status}
        texts={{
          title: t('title'),
          placeholder: t('placeholder'),
          results: t('results'),
          loading: t('loading'),
          close: t('close'),
          keys: t('keys'),
        }}
      />
    </ConsoleTheme>
  );
}
