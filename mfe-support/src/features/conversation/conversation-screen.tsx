import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { LoadedConversation } from './loaded-conversation.tsx';

/** Renders a conversation that began with a form. */
export function ConversationScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <LoadedConversation key={id} id={id} />
    </ConsolePage>
  );
}
