import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreateResidentPage from './CreateResidentPage.tsx';
import ResidentPage from './ResidentPage.tsx';

export default recordScreens(CreateResidentPage, ResidentPage);
