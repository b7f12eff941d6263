import { LinkTabs } from '../../app/LinkTabs.tsx';
import { receiptPaths } from './receipts.paths.ts';

/** The two views of money: its days, and each payment and refund. */
export function MoneyTabs({ current }: { current: keyof typeof receiptPaths }) {
  const tabs = [
    { text: 'По\u00a0дням', to: receiptPaths.list.path, current: current === 'list' },
    { text: 'Деньги и\u00a0чеки', to: receiptPaths.money.path, current: current === 'money' },
  ];
  return <LinkTabs label="Вид сверки" tabs={tabs} />;
}
