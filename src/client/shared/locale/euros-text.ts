import { type Cents, formatAmount, formatEuros } from '@chauffeur/domain/money'
import { currentLocale } from '@chauffeur/words/current-locale'

/** An amount as it is written in the language of the page. Apart from the times: every page loads it. */
export const eurosText = (cents: Cents) => formatEuros(cents, currentLocale())
/** Of an amount as the API gives it. */
export const amountText = (euros: number) => formatAmount(euros, currentLocale())
