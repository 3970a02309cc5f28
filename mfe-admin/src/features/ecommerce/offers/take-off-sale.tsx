import { usePermission } from '@porchlight/client';
import type { OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';

/** Button that turns off what is for sale and saves the form; absent where it is off. */
export function TakeOffSale({ edited, submit, record, label }: OpenForm & { readonly label: string }) {
  const canModify = usePermission('modifyCreditBundles');
  if (!canModify || record?.isActive !== true) return null;
  const turnOff = () => {
    edited.form.setFieldValue('isActive', false);
    void submit();
  };
  return (
    <Button isBusy={edited.isBusy} onClick={turnOff}>
      {label}
    </Button>
  );
}
