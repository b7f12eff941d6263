export { CategoriesField } from './CategoriesField.tsx';
export { useCategories } from './useCategories.ts';
