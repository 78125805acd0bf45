import { defineEntity, p } from '@mikro-orm/core'
import { Assignment } from './assignment.entity.ts'

const schema = defineEntity({
  name: 'TripProof',
  tableName: 'trip_proof',
  properties: {
    /** Made by the phone, so that a photo is kept once however often it is sent. */
    id: p.uuid().primary(),
    assignmentId: () => p.manyToOne(Assignment).mapToPk().fieldName('assignment_id').deleteRule('no action'),
    takenAt: p.datetime(),
    receivedAt: p.datetime(),
    /** Of the file as the phone sent it. */
    sha256: p.text(),
    /** WebP, at most 1280 pixels wide, without what the file said of place and camera. */
    content: p.blob(),
    deleteAfter: p.datetime().index(),
  },
  indexes: [{ name: 'trip_proof_of_assignment', properties: ['assignmentId'] }],
})

/** A photo of the meeting point at which nobody was. */
export class TripProof extends schema.class {}
schema.setClass(TripProof)
