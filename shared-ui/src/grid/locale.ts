import type { GridLocaleText } from '@mui/x-data-grid';
import { formatNumber, plural } from '@venue/sdk';

/**
 * Russian texts for the parts of the grid we use. The library's own set is mostly about parts we do not use (filters,
 * groups, charts), and would be loaded with every first list.
 */
export const gridTexts: Partial<GridLocaleText> = {
  noRowsLabel: 'Пока ничего нет',
  noResultsOverlayLabel: 'Ничего не найдено',
  noColumnsOverlayLabel: 'Все столбцы скрыты',
  noColumnsOverlayManageColumns: 'Выбрать столбцы',
  toolbarColumns: 'Столбцы',
  toolbarColumnsLabel: 'Выбрать столбцы',
  columnsManagementSearchTitle: 'Поиск',
  columnsManagementNoColumns: 'Нет таких столбцов',
  columnsManagementShowHideAllText: 'Показать или скрыть все',
  columnsManagementReset: 'Вернуть как было',
  columnsManagementDeleteIconLabel: 'Очистить',
  columnMenuLabel: 'Меню столбца',
  columnMenuAriaLabel: name => `Меню столбца «${name}»`,
  columnMenuManageColumns: 'Выбрать столбцы',
  columnMenuHideColumn: 'Скрыть столбец',
  columnMenuUnsort: 'Не сортировать',
  columnMenuSortAsc: 'Сортировать по возрастанию',
  columnMenuSortDesc: 'Сортировать по убыванию',
  columnHeaderSortIconLabel: 'Сортировать',
  footerRowSelected: count => `Выбрано: ${plural(count, 'строка', 'строки', 'строк')}`,
  footerTotalRows: 'Всего строк:',
  footerTotalVisibleRows: (visible, total) => `${formatNumber(visible)} из\u00a0${formatNumber(total)}`,
  checkboxSelectionHeaderName: 'Выбор строк',
  checkboxSelectionSelectAllRows: 'Выбрать все строки',
  checkboxSelectionUnselectAllRows: 'Снять выбор со всех строк',
  checkboxSelectionSelectRow: 'Выбрать строку',
  checkboxSelectionUnselectRow: 'Снять выбор строки',
  booleanCellTrueLabel: 'да',
  booleanCellFalseLabel: 'нет',
  longTextCellExpandLabel: 'Развернуть',
  longTextCellCollapseLabel: 'Свернуть',
  actionsCellMore: 'ещё',
};
