import { Button, Notice } from '@porchlight/ui';
import { useOwnMessages } from '../listings/messages/catalog.ts';
import css from '../listings/listings.module.css';

/** Renders a notice with an Undo button. */
export const UndoNotice = ({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) => (
  <Notice
    tone="quiet"
    role="status"
    className={css.notice}
    acts={
      <Button size="small" onClick={onUndo}>
        {useOwnMessages()('undo')}
      </Button>
    }
  >
    {text}
  </Notice>
);
