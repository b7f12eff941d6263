import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreateProjectPage from './CreateProjectPage.tsx';
import ProjectPage from './ProjectPage.tsx';

export default recordScreens(CreateProjectPage, ProjectPage);
