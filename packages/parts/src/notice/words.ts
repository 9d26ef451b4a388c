export interface NoticeWords {
  readonly searchFailedNotice: () => string;
  readonly samples: () => string;
}
