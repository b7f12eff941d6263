/** What each section that is being made will do, by its address. */
export const plans: Readonly<Record<string, string>> = {
  '/marketitems': 'Здесь будут товары и услуги, выставленные на маркетплейсе.',
  '/marketrequests': 'Здесь будут заявки на размещение товаров: принять или отклонить с причиной.',
};
