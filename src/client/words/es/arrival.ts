export { spanishArrivalWords as arrival } from '@chauffeur/domain/arrival-words-es'
