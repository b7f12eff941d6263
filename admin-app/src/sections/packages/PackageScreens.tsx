import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreatePackagePage from './CreatePackagePage.tsx';
import PackagePage from './PackagePage.tsx';

export default recordScreens(CreatePackagePage, PackagePage);
