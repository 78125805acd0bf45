import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import { currentLocale } from '@chauffeur/words/current-locale'

/** A vehicle's name as it is written in the language of the page. */
export const vehicleText = (name: string) => vehicleNameIn(currentLocale(), name)
