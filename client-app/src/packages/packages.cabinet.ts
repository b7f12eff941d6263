import { formatHours, formatMoney } from '@venue/sdk';
import { listMyPackages, packageChanged, packagePushes } from '@venue/sdk/packages';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { packagePaths } from './packages.paths.ts';

const useNotes = () =>
  useNote(packageChanged, ({ packageTitle, isPaid }) =>
    isPaid ? `Абонемент «${packageTitle}» оплачен, часы можно использовать` : undefined,
  );

/** Packages that can still be paid; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyPackages, {});
  if (isPending) return undefined;
  return (data?.message.packages ?? [])
    .filter(({ canPay }) => canPay)
    .map(({ purchaseId, packageTitle, packageHours, price }) => ({
      title: `Абонемент «${packageTitle}» ждёт оплаты`,
      text: `${formatHours(packageHours)}, ${formatMoney(price)}`,
      to: href(packagePaths.pay, { purchaseId }),
    }));
}

export const cabinet: Cabinet = { pushes: packagePushes, useNotes, useWaiting };
