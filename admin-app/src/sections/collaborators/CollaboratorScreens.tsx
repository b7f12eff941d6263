import { recordScreens } from '../../app/record/recordScreens.tsx';
import CollaboratorPage from './CollaboratorPage.tsx';
import CreateCollaboratorPage from './CreateCollaboratorPage.tsx';

export default recordScreens(CreateCollaboratorPage, CollaboratorPage);
