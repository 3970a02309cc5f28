import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState } from 'react';

/** Returns what was saved meanwhile, and whether the user is comparing it. */
export function useConflict({ version }: OwnListing) {
  const [theirs, setTheirs] = useState<OwnListing>();
  const [isOpen, setOpen] = useState(false);
  return {
    theirs,
    isOpen,
    /** Whether the form is based on an older version than `theirs`: a change of it would be refused again. */
    isUnresolved: theirs !== undefined && theirs.version > version,
    open: (listing: OwnListing) => {
      setTheirs(listing);
      setOpen(true);
    },
    reopen: () => setOpen(true),
    close: () => setOpen(false),
  };
}
