import { recordScreens } from '../../app/record/recordScreens.tsx';
import ClientTermsPage from './ClientTermsPage.tsx';
import CreateClientTermsPage from './CreateClientTermsPage.tsx';

export default recordScreens(CreateClientTermsPage, ClientTermsPage);
