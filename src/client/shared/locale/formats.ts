import {
  describeClockTime,
  describeDate,
  describeDeadline,
  describeWallTime,
  describeZone,
  type Zone,
} from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { currentLocale } from '@chauffeur/words/current-locale'

// Times as they are written in the language of the page.

export const dateText = (date: string) => describeDate(date, currentLocale())

/** A day, and a time of it where one is chosen. */
export const dayAndTimeText = (date: string, time: string) =>
  time === '' ? dateText(date) : describeClockTime({ date, time }, currentLocale())

export const deadlineText = (wall: WallTime, zone: Zone) => describeDeadline(wall, zone, currentLocale())

export const wallTimeText = (wall: WallTime, zone: Zone) => describeWallTime(wall, zone, currentLocale())

export const zoneText = (zone: Zone) => describeZone(zone, currentLocale())

/** "5 %", "2.5 %", "2,5 %": with a space that does not break. */
export const percentText = (percent: number) =>
  `${currentLocale() === 'en' ? percent : String(percent).replace('.', ',')}\u00A0%`
