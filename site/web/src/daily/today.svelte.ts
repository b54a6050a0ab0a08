import { dayOf } from './daily'

/** The day it is: a page that stays open overnight is looked at again on the next one. */
export class Today {
  day = $state(dayOf(new Date()))

  look = (): void => {
    this.day = dayOf(new Date())
  }
}
