import { recordScreens } from '../../app/record/recordScreens.tsx';
import AgreementPage from './AgreementPage.tsx';
import CreateAgreementPage from './CreateAgreementPage.tsx';

export default recordScreens(CreateAgreementPage, AgreementPage);
