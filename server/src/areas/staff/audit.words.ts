import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { articleStatus, newsStatus } from '@venue/sdk/articles/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { eventStatus } from '@venue/sdk/events/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { avatarStatus } from '@venue/sdk/profile/model';
import { residentStatus } from '@venue/sdk/residents/model';

/** What a call did, in the past tense; one that does several things has words for each. */
type Words =
  | string
  | {
      readonly other: string;
      /** It made the record. */
      readonly fresh?: string;
      /** It led to a status. */
      readonly byStatus?: Readonly<Record<number, string>>;
      /** It set or took away the record's mark: a resident is up to date, a category is hidden. */
      readonly byMark?: readonly [set: string, taken: string];
    };

/**
 * Every call by which staff change something, in the words of the log; `(а)` stands where the gender shows. A test
 * holds it against the contract: a new call has no words until they are written here.
 */
export const auditWords: Readonly<Record<string, Words>> = {
  'admin.request.statusChange': {
    other: 'Изменил(а) статус заявки',
    byStatus: {
      [simpleRequestStatus.new]: 'Вернул(а) заявку в очередь',
      [simpleRequestStatus.inProgress]: 'Взял(а) заявку в работу',
      [simpleRequestStatus.done]: 'Завершил(а) заявку',
    },
  },

  'admin.booking.cancel': 'Отменил(а) бронирование',
  'admin.booking.technicalReasonWrite': 'Закрыл(а) часы на технический перерыв',
  'admin.booking.technicalReasonDelete': 'Открыл(а) часы технического перерыва',

  'admin.event.add': 'Создал(а) мероприятие',
  'admin.event.update': {
    other: 'Изменил(а) мероприятие',
    byStatus: {
      [eventStatus.published]: 'Опубликовал(а) мероприятие',
      [eventStatus.draft]: 'Снял(а) мероприятие с публикации',
    },
  },
  'admin.event.accept': {
    other: 'Решил(а) о мероприятии',
    byStatus: {
      [eventStatus.published]: 'Опубликовал(а) мероприятие',
      [eventStatus.draft]: 'Снял(а) мероприятие с публикации',
      [eventStatus.rejected]: 'Отклонил(а) мероприятие',
      [eventStatus.rework]: 'Вернул(а) мероприятие на доработку',
      [eventStatus.awaitingPayment]: 'Принял(а) мероприятие и ждёт оплаты',
    },
  },
  'admin.event.remove': 'Удалил(а) мероприятие',
  'admin.event.restore': 'Вернул(а) удалённое мероприятие',
  'admin.event.addCss': 'Изменил(а) стили мероприятия',
  'admin.event.imageAdd': 'Добавил(а) изображение мероприятия',
  'admin.event.imageRemove': 'Удалил(а) изображение мероприятия',
  'admin.event.ticketsDownload': 'Выгрузил(а) участников мероприятия',
  'event.ticketDelete': 'Удалил(а) вид билета мероприятия',
  'admin.category.add': 'Добавил(а) категорию мероприятий',
  'admin.category.update': {
    other: 'Изменил(а) категорию мероприятий',
    byMark: ['Скрыл(а) категорию мероприятий', 'Вернул(а) скрытую категорию мероприятий'],
  },

  'admin.article.add': 'Написал(а) статью',
  'admin.article.update': {
    other: 'Изменил(а) статью',
    byStatus: {
      [articleStatus.published]: 'Опубликовал(а) статью',
      [articleStatus.draft]: 'Снял(а) статью с публикации',
      [articleStatus.deleted]: 'Удалил(а) статью',
    },
  },
  'admin.article.confirm': {
    other: 'Решил(а) о статье',
    byStatus: {
      [articleStatus.published]: 'Опубликовал(а) статью',
      [articleStatus.rejected]: 'Отклонил(а) статью',
      [articleStatus.rework]: 'Вернул(а) статью на доработку',
      [articleStatus.draft]: 'Снял(а) статью с публикации',
      [articleStatus.deleted]: 'Удалил(а) статью',
    },
  },
  'admin.article.restore': 'Вернул(а) удалённую статью',
  'admin.article.addCss': 'Изменил(а) стили статьи',
  'admin.article.imageUpload': 'Добавил(а) изображение статьи',
  'admin.article.imageRemove': 'Удалил(а) изображение статьи',
  'admin.article.mainImageSet': 'Выбрал(а) главное изображение статьи',
  'admin.news.confirm': {
    other: 'Решил(а) о новости',
    byStatus: {
      [newsStatus.published]: 'Опубликовал(а) новость',
      [newsStatus.rejected]: 'Отклонил(а) новость',
      [newsStatus.draft]: 'Снял(а) новость с публикации',
      [newsStatus.deleted]: 'Удалил(а) новость',
    },
  },
  'admin.news.restore': 'Вернул(а) удалённую новость',

  'admin.user.confirm': {
    other: 'Изменил(а) подтверждение пользователя',
    byStatus: {
      0: 'Отказал(а) пользователю в подтверждении',
      1: 'Подтвердил(а) пользователя без активации',
      2: 'Подтвердил(а) пользователя',
    },
  },
  'admin.user.avatarConfirm': {
    other: 'Проверил(а) фотографию пользователя',
    byStatus: {
      [avatarStatus.accepted]: 'Принял(а) фотографию пользователя',
      [avatarStatus.declined]: 'Отклонил(а) фотографию пользователя',
    },
  },
  'admin.user.dataDownload': 'Выгрузил(а) данные пользователей',
  'admin.user.passportShow': 'Открыл(а) паспорт пользователя',

  'admin.resident.create': 'Добавил(а) резидента',
  'admin.resident.update': {
    other: 'Изменил(а) резидента',
    byStatus: {
      [residentStatus.published]: 'Опубликовал(а) резидента',
      [residentStatus.draft]: 'Снял(а) резидента с публикации',
    },
    byMark: ['Отметил(а) резидента актуальным', 'Отметил(а) резидента неактуальным'],
  },
  'admin.resident.imageAdd': 'Добавил(а) изображение резидента',
  'admin.resident.imageRemove': 'Удалил(а) изображение резидента',

  'admin.brand.update': 'Изменил(а) бренд',
  'admin.brand.confirm': {
    other: 'Решил(а) о бренде',
    byStatus: {
      [brandStatus.accepted]: 'Принял(а) бренд к проверке',
      [brandStatus.verified]: 'Подтвердил(а) бренд',
      [brandStatus.declined]: 'Отклонил(а) бренд',
      [brandStatus.rework]: 'Вернул(а) бренд на доработку',
    },
  },
  'admin.brand.imageAdd': 'Добавил(а) фотографию бренда',
  'admin.brand.imageRemove': 'Удалил(а) фотографию бренда',

  'admin.marketRequest.accept': {
    other: 'Решил(а) о заявке маркетплейса',
    byStatus: {
      [marketRequestStatus.inProgress]: 'Взял(а) заявку маркетплейса в работу',
      [marketRequestStatus.accepted]: 'Принял(а) заявку маркетплейса',
      [marketRequestStatus.declined]: 'Отклонил(а) заявку маркетплейса',
    },
  },
  'admin.marketRequest.remove': 'Удалил(а) заявку маркетплейса',
  'admin.marketItem.remove': 'Удалил(а) товар маркетплейса',

  'admin.room.update': 'Изменил(а) помещение и тарифы',
  'admin.room.imagesUpload': 'Добавил(а) фотографии помещения',
  'admin.room.imagesDelete': 'Удалил(а) фотографии помещения',
  'admin.room.serviceAdd': 'Добавил(а) услугу в помещение',
  'admin.room.serviceRemove': 'Убрал(а) услугу из помещения',
  'admin.room.equipmentAdd': 'Добавил(а) оборудование в помещение',
  'admin.room.equipmentRemove': 'Убрал(а) оборудование из помещения',
  'admin.service.create': 'Добавил(а) услугу площадки',
  'admin.service.update': 'Изменил(а) услугу площадки',
  'admin.equipment.create': 'Добавил(а) оборудование площадки',
  'admin.equipment.update': 'Изменил(а) оборудование площадки',

  'admin.agreement.add': 'Добавил(а) договор',
  'admin.agreement.update': 'Изменил(а) договор',
  'admin.invoice.create': 'Добавил(а) счёт',
  'admin.invoice.update': 'Изменил(а) счёт',
  'admin.invoice.close': 'Закрыл(а) счёт',
  'admin.invoice.serviceCreate': 'Добавил(а) услугу в счёт',
  'admin.invoice.serviceAddedUpdate': 'Изменил(а) услугу в счёте',
  'admin.invoice.serviceRemove': 'Удалил(а) услугу из счёта',
  'admin.act.create': 'Добавил(а) акт',
  'admin.act.update': 'Изменил(а) акт',
  'admin.act.close': 'Закрыл(а) акт',
  'admin.act.serviceCreate': 'Добавил(а) услугу в акт',
  'admin.act.serviceAddedUpdate': 'Изменил(а) услугу в акте',
  'admin.act.serviceRemove': 'Удалил(а) услугу из акта',

  'admin.story.create': 'Добавил(а) запись блога',
  'admin.story.update': 'Изменил(а) запись блога',
  'admin.story.publish': 'Опубликовал(а) запись блога',
  'admin.story.unpublish': 'Снял(а) запись блога с публикации',
  'admin.story.remove': 'Удалил(а) запись блога',
  'admin.story.file': 'Добавил(а) изображения записи блога',
  'admin.story.fileMain': 'Выбрал(а) главное изображение записи блога',
  'admin.story.fileRemove': 'Удалил(а) изображение записи блога',
  'admin.story.textFile': 'Добавил(а) файл в текст записи блога',
  'admin.story.categoryCreate': 'Добавил(а) рубрику блога',

  'gallery.create': 'Добавил(а) галерею',
  'gallery.update': 'Изменил(а) галерею',
  'gallery.uploadArchive': 'Загрузил(а) архив в галерею',
  'gallery.videoAdd': 'Добавил(а) видео в галерею',
  'gallery.fileUpdate': 'Изменил(а) подпись файла галереи',
  'gallery.fileDelete': 'Удалил(а) файл галереи',
  'gallery.previewAdd': 'Добавил(а) обложку галереи',
  'gallery.previewDelete': 'Удалил(а) обложку галереи',

  'project.create': 'Добавил(а) прошедший проект',
  'project.update': 'Изменил(а) прошедший проект',
  'project.publish': 'Опубликовал(а) прошедший проект',
  'project.unpublish': 'Снял(а) прошедший проект с публикации',
  'project.delete': 'Удалил(а) прошедший проект',
  'project.updateOrder': 'Изменил(а) порядок прошедших проектов',
  'project.file': 'Добавил(а) изображения прошедшего проекта',
  'project.fileMain': 'Выбрал(а) главное изображение прошедшего проекта',
  'project.fileRemove': 'Удалил(а) изображение прошедшего проекта',
  'project.textFile': 'Добавил(а) изображение в описание прошедшего проекта',

  'admin.author.create': 'Добавил(а) автора',
  'admin.author.update': 'Изменил(а) автора',
  'admin.author.delete': 'Удалил(а) автора',
  'admin.author.avatarUpload': 'Загрузил(а) фотографию автора',
  'admin.author.avatarDelete': 'Удалил(а) фотографию автора',
  'admin.author.textImage': 'Добавил(а) изображение в описание автора',

  'admin.cluster.create': 'Добавил(а) кластер',
  'admin.cluster.update': 'Изменил(а) кластер',
  'admin.cluster.remove': 'Удалил(а) кластер',
  'admin.cluster.file': 'Добавил(а) изображения кластера',
  'admin.cluster.fileRemove': 'Удалил(а) изображение кластера',
  'admin.cluster.textFile': 'Добавил(а) изображение в описание кластера',

  'admin.collaborator.create': 'Добавил(а) карточку сотрудника',
  'admin.collaborator.update': 'Изменил(а) карточку сотрудника',
  'admin.collaborator.updateOrder': 'Изменил(а) порядок карточек сотрудников',
  'admin.collaborator.remove': 'Удалил(а) карточку сотрудника',
  'admin.collaborator.imageUpload': 'Загрузил(а) фотографию сотрудника',
  'admin.collaborator.imageRemove': 'Удалил(а) фотографию сотрудника',

  'admin.review.create': 'Добавил(а) отзыв',
  'admin.review.update': 'Изменил(а) отзыв',
  'admin.review.remove': 'Удалил(а) отзыв',
  'admin.review.imageUpload': 'Загрузил(а) изображение отзыва',
  'admin.review.imageRemove': 'Удалил(а) изображение отзыва',

  'admin.banner.add': 'Добавил(а) баннер',
  'admin.banner.update': 'Изменил(а) баннер',
  'admin.banner.activate': 'Включил(а) баннер',
  'admin.banner.deactivate': 'Выключил(а) баннер',
  'admin.banner.remove': 'Удалил(а) баннер',
  'admin.banner.imageAdd': 'Загрузил(а) изображение баннера',

  'admin.product.add': 'Добавил(а) товар на главную',
  'admin.product.delete': 'Убрал(а) товар с главной',
  'admin.product.reorder': 'Изменил(а) порядок товаров на главной',
  'admin.product.css': 'Изменил(а) кадр товара на главной',

  'admin.staff.save': 'Дал(а) роль сотруднику',
  'admin.staff.invite': 'Отправил(а) сотруднику ссылку для пароля',
  'admin.staff.remove': 'Забрал(а) роль у сотрудника',
  'admin.role.save': { other: 'Изменил(а) роль', fresh: 'Создал(а) роль' },
  'admin.role.remove': 'Удалил(а) роль',
};
