import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';
import PackagesPage from './PackagesPage.tsx';

const words = {
  buy: lazyWithRetry(() => import('./BuyPackage.tsx')),
  pay: lazyWithRetry(() => import('./PayPackage.tsx')),
  account: lazyWithRetry(() => import('./MyPackages.tsx')),
};

/** The packages on sale, buying and paying for one, and those of a person with an account. */
export default function PackagePages() {
  return <ScreenByPath words={words} other={PackagesPage} />;
}
