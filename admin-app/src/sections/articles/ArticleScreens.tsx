import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreateArticle from './CreateArticle.tsx';
import EditArticle from './EditArticle.tsx';

export default recordScreens(CreateArticle, EditArticle);
