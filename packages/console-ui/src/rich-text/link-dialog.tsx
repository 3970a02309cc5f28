import { Button, Dialog, Notice } from '@porchlight/ui';
import { Suspense, useState, type ComponentType } from 'react';
import css from './dialogs.module.css';
import type { RichTextTexts } from './texts.ts';

/** Props of the field for the address of a link. */
export interface LinkChooserProps {
  readonly address: string;
  /** Gets the address as it is typed, or one that was found by its title. */
  readonly onAddress: (address: string, title?: string) => void;
}
/** How addresses are found, and which ones a text may link to. */
export interface LinkSource {
  readonly Chooser: ComponentType<LinkChooserProps>;
  readonly isAllowed: (address: string) => boolean;
}

interface Props {
  /** Empty for a new link. */
  readonly address: string;
  readonly texts: RichTextTexts;
  readonly source: LinkSource;
  /** Gets the title of a target that was found by it. */
  readonly onDone: (address: string, title: string | undefined) => void;
  readonly onClose: () => void;
}

/** Dialog about the target of a link. */
export function LinkDialog({ address, texts, source: { Chooser, isAllowed }, onDone, onClose }: Props) {
  const [target, setTarget] = useState<{ readonly address: string; readonly title?: string | undefined }>({ address });
  const [isRefused, setRefused] = useState(false);
  const finish = () => {
    const typed = target.address.trim();
    if (isAllowed(typed)) onDone(typed, target.title);
    else setRefused(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.link}
      closeLabel={texts.closeDialog}
      foot={
        <Button look="primary" onClick={finish}>
          {texts.saveLink}
        </Button>
      }
    >
      {/* The dialog is part of the form of the text, which Enter would send. */}
      <div
        role="presentation"
        className={css.fields}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented || event.target instanceof HTMLButtonElement) return;
          event.preventDefault();
          finish();
        }}
      >
        <Suspense>
          <Chooser
            address={target.address}
            onAddress={(typed, title) => {
              setRefused(false);
              setTarget({ address: typed, title });
            }}
          />
        </Suspense>
        {isRefused && (
          <Notice tone="danger" role="alert">
            {texts.linkRefused}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
