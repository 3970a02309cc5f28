/** A reason to stop that is told to the person as it stands, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}
