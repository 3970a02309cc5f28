import {
  CannotExecuteNotConnectedError,
  CannotGetEntityManagerNotConnectedError,
  ConnectionIsNotSetError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
  TypeORMError,
} from 'typeorm';
import { toProblem } from './to-problem.ts';

const withCode = (code: string) => Object.assign(new Error('broken'), { code });

describe('an error of a lost database', () => {
  it.each<[string, Error]>([
    ['a released query runner', new QueryRunnerAlreadyReleasedError()],
    ['a repository of a released query runner', new QueryRunnerProviderAlreadyReleasedError()],
    ['a transaction that ended with its connection', new TransactionNotStartedError()],
    ['a pool that is not open', new ConnectionIsNotSetError('postgres')],
    ['a data source that is closed', new CannotExecuteNotConnectedError()],
    ['an entity manager without a connection', new CannotGetEntityManagerNotConnectedError('default')],
    ['a driver without a connection', new TypeORMError('Driver not Connected')],
    ['a client that the server ended', new Error('Client was closed and is not queryable')],
    ['a client with a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a query without a response', new Error('Query read timeout')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['an ended backend', new QueryFailedError('select 1', [], withCode('57P01'))],
    ['a refused connection', withCode('ECONNREFUSED')],
  ])('is 503 for %s', (_, error) => {
    expect(toProblem(error)).toMatchObject({ status: 503, code: 'unavailable' });
  });
  it('is not any other error of the ORM', () => {
    expect(toProblem(new TypeORMError('No metadata for "Home" was found.'))).toBeUndefined();
  });
});
