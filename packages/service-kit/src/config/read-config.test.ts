import { IsBoolean, IsInt, IsOptional, IsString, Max } from 'class-validator';
import { readConfig } from './read-config.ts';

class TestConfig {
  @IsString() owner!: string;
  @IsInt() @Max(9) roomCount = 3;
  @IsBoolean() hasPorch = false;
  @IsOptional() @IsString() apiKey?: string;
}

describe('reading the configuration', () => {
  it('reads each field from its variable, and uses the default if it is absent or empty', () => {
    expect(readConfig(TestConfig, { OWNER: 'Amara', ROOM_COUNT: '', HAS_PORCH: 'on' })).toEqual({
      owner: 'Amara',
      roomCount: 3,
      hasPorch: true,
    });
  });
  it('rejects an invalid value and names variable, value and expectation', () => {
    const read = () => readConfig(TestConfig, { ROOM_COUNT: '12', HAS_PORCH: 'maybe' });
    expect(read).toThrow(/OWNER must be a string \(not set\)/);
    expect(read).toThrow(/ROOM_COUNT must not be greater than 9 \(given: "12"\)/);
    expect(read).toThrow(/HAS_PORCH must be a boolean value \(given: "maybe"\)/);
  });
  it('does not read 0x10 or 1e1 as a number', () => {
    for (const text of ['0x10', '1e0', ' 1', '1a'])
      expect(() => readConfig(TestConfig, { OWNER: 'a', ROOM_COUNT: text })).toThrow(/ROOM_COUNT/);
  });
  it('never prints a secret', () => {
    class Secret {
      @Max(3) apiKey = 0;
    }
    expect(() => readConfig(Secret, { API_KEY: '4711' })).toThrow(/API_KEY .*value hidden/);
    expect(() => readConfig(Secret, { API_KEY: '4711' })).not.toThrow(/4711/);
  });
});
