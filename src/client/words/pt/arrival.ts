export { portugueseArrivalWords as arrival } from '@chauffeur/domain/arrival-words-pt'
