import { Button, Notice } from '@porchlight/ui';
import { useOwnWords } from '../own-homes/words/catalogue.ts';
import css from '../own-homes/own-homes.module.css';

/** Says what was done, with the way back. */
export const UndoNotice = ({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) => (
  <Notice
    tone="quiet"
    role="status"
    className={css.notice}
    acts={
      <Button size="small" onClick={onUndo}>
        {useOwnWords()('undo')}
      </Button>
    }
  >
    {text}
  </Notice>
);
