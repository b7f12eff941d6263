export { CategoriesField } from './CategoriesField.tsx';
